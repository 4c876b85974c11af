import { signal } from '@preact/signals-core'

export type Verdict = 'good' | 'bad' | 'done' | 'waiting'

const PLACE = 'ostrov:scanner-muted'

/** Whether sounds are off in this browser. */
export const isMuted = signal(readMuted())

export function setMuted(muted: boolean): void {
  isMuted.value = muted
  try {
    localStorage.setItem(PLACE, muted ? '1' : '0')
  } catch {
    // Forbidden: it holds for as long as the page lives.
  }
}

function readMuted(): boolean {
  try {
    return globalThis.localStorage?.getItem(PLACE) === '1'
  } catch {
    return false
  }
}

/** Pitch in hertz and length in seconds of each tone; high is good, low is bad, so that nobody has to look. */
const TONES: Readonly<Record<Verdict, readonly (readonly [pitch: number, length: number])[]>> = {
  good: [[1320, 0.08]],
  done: [
    [880, 0.09],
    [1175, 0.09],
    [1568, 0.16],
  ],
  bad: [
    [220, 0.18],
    [165, 0.28],
  ],
  waiting: [[660, 0.05]],
}
const SHAKES: Readonly<Record<Verdict, number[]>> = {
  good: [30],
  done: [30, 40, 60],
  bad: [120, 60, 120],
  waiting: [15],
}
const LOUD = 0.18

let context: AudioContext | null = null

/** Lets a verdict be heard and felt. A browser that plays nothing before somebody pressed stays silent. */
export function sound(verdict: Verdict): void {
  if (isMuted.peek()) return
  try {
    navigator.vibrate?.(SHAKES[verdict])
    context ??= new AudioContext()
    void context.resume()
    let start = context.currentTime
    for (const [pitch, length] of TONES[verdict]) {
      playTone(context, pitch, start, length)
      start += length
    }
  } catch {
    // Without Web Audio it is only seen.
  }
}

function playTone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(LOUD, start)
  // A tone that is cut off clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}
