/** Melodies: the steps of a staff as tones, made here so that nothing has to be loaded. */

const SCALE = [0, 2, 4, 5, 7, 9, 11]; // semitones of the white keys from C
const LOWEST = 64; // the bottom line of a treble clef is an E (MIDI 64)
const BEAT = 0.36; // seconds

/** The pitch of a step: 0 is the bottom line, E above middle C. */
function pitch(step: number): number {
  const white = step + 2; // E is the third white key
  const octave = Math.floor(white / 7);
  const semitones = 12 * octave + SCALE[white - 7 * octave]! - 4;
  return 440 * 2 ** ((LOWEST + semitones - 69) / 12);
}

/** Plays notes one after the other; `onnote` hears which one sounds, and -1 at the end. Returns how to stop. */
export function play(notes: readonly number[], onnote: (index: number) => void): () => void {
  const audio = new AudioContext();
  const begin = audio.currentTime + 0.05;
  const clocks = notes.map((note, index) => {
    const start = begin + index * BEAT;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch(note);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + BEAT * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + BEAT * 1.7);
    return setTimeout(() => onnote(index), (index * BEAT + 0.05) * 1000);
  });
  let over = false;
  const stop = () => {
    if (over) return;
    over = true;
    for (const clock of [...clocks, last]) clearTimeout(clock);
    void audio.close();
    onnote(-1);
  };
  const last = setTimeout(stop, ((notes.length + 1) * BEAT + 0.2) * 1000);
  return stop;
}
