/** A soft tone: two notes of a bell, made here so that nothing has to be loaded. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [587.3, 880].entries()) {
    const start = audio.currentTime + index * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
    if (index) tone.onended = () => void audio.close();
  }
}
