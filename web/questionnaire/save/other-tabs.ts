import type { Known } from './queue.ts'

/** Other tabs with the same questionnaire: they hear what was saved here, and we hear them. */
export function joinTabs(uuid: string, hear: (known: Known) => void) {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, leave: () => undefined }
  const channel = new BroadcastChannel(`questionnaire/${uuid}`)
  channel.onmessage = ({ data }: MessageEvent<Known>) => hear(data)
  return {
    tell: (known: Known): void => channel.postMessage(known),
    leave: (): void => channel.close(),
  }
}
