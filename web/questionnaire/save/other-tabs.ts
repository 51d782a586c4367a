import type { Known } from './queue.ts'

/** Other tabs with the same questionnaire: they hear what was saved here, and we hear them. */
export function joinTabs(uuid: string, hear: (known: Known) => void) {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, leave: () => undefined }
  const channel = new BroadcastChannel(`questionnaire/${uuid}`)
  channel.onmessage = ({ data }: MessageEvent<Known>) => hear(data)
  let open = true
  return {
    // What was under way when the screen closed may still arrive.
    tell: (known: Known): void => {
      if (open) channel.postMessage(known)
    },
    leave: (): void => {
      open = false
      channel.close()
    },
  }
}
