import sys, random, math, json, time
from ludarium.games.universal_tapestry.planner import Planner, Weights
from ludarium.games.universal_tapestry.rollout import Thinker, Budget
NAMES=sys.argv[4].split(",") if len(sys.argv)>4 else "discard discard_square dead tight power slack slack_base slack_decay mobility exchange".split()
def val(x,seed,n):
    w=Weights()
    for k,v in x.items(): setattr(w,k,math.exp(v))
    p=Planner(False,w); th=Thinker(p,Budget(ends=1,chain=20,draw=0))
    wins=0;miss=0
    for s in range(seed,seed+n):
        m,sc,d=th.play(s); wins+=m==0; miss+=m
    return wins/n-0.04*miss/n, wins/n, miss/n
def main():
    gens=int(sys.argv[1]); n=int(sys.argv[2]); out=sys.argv[3]
    rnd=random.Random(int(time.time()))
    mean={k:math.log(getattr(Weights(),k)) for k in NAMES}
    if len(sys.argv)>5: mean.update({k:math.log(v) for k,v in json.load(open(sys.argv[5])).items()})
    sig={k:0.35 for k in NAMES}
    sig["power"]=0.2
    seed=100000
    lam=10
    for g in range(gens):
        pop=[]
        for i in range(lam//2):
            z={k:rnd.gauss(0,1) for k in NAMES}
            for sg in (1,-1):
                x={k:mean[k]+sg*sig[k]*z[k] for k in NAMES}
                pop.append((val(x,seed,n),x))
        seed+=n
        pop.sort(key=lambda t:-t[0][0])
        top=pop[:lam//2]; ws=[math.log(lam/2+1)-math.log(i+1) for i in range(len(top))]; W=sum(ws)
        old=dict(mean)
        for k in NAMES:
            m=sum(w*t[1][k] for w,t in zip(ws,top))/W
            mean[k]=old[k]+1.0*(m-old[k])
            sd=math.sqrt(sum(w*(t[1][k]-old[k])**2 for w,t in zip(ws,top))/W)
            sig[k]=0.75*sig[k]+0.25*sd
        print(g,"best %.3f/%.3f/%.2f"%pop[0][0],"median %.3f"%pop[lam//2][0][0],{k:round(math.exp(v),3) for k,v in mean.items()},flush=True)
        json.dump({k:math.exp(v) for k,v in mean.items()},open(out,"w"))
main()
