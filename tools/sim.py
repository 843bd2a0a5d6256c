import sys, time, math
from ludarium.games.universal_tapestry.planner import Planner, Weights
from ludarium.games.universal_tapestry.rollout import Thinker, Budget
def wilson(w,n):
    z=1.96;p=w/n;d=1+z*z/n;c=(p+z*z/2/n)/d;h=z*math.sqrt(p*(1-p)/n+z*z/4/n/n)/d
    return c-h,c+h
def run(first,n,weights=None,h2=False,quiet=False,wpoint=0,**b):
    w=weights or Weights()
    p=Planner(h2,w)
    bud=Budget(**b)
    t0=time.process_time(); wins=0;pts=0;miss=0; po=0
    for s in range(first,first+n):
        th=Thinker(p,bud)
        m,sc,d=th.play(s); po+=th.playouts
        miss+=m
        if m==0: wins+=1; pts+=sc
    dt=time.process_time()-t0
    lo,hi=wilson(wins,n)
    if not quiet: print(f"{wins}/{n} = {100*wins/n:.1f}% ({100*lo:.0f}-{100*hi:.0f}) missing {miss/n:.2f} pts {pts/max(1,wins):.2f} cpu/game {dt/n:.3f} evals {p.evaluations/n/1e6:.3f}M {p.evaluations/dt/1e6:.2f}M/s playouts {po/n:.0f}",flush=True)
    return wins,miss/n
if __name__=="__main__":
    a=dict(x.split("=") for x in sys.argv[3:])
    run(int(sys.argv[1]),int(sys.argv[2]),**{k:int(v) if k not in("point","soft") else float(v) for k,v in a.items()})
