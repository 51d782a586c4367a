import type { ServerState } from './queue.ts'

/** This tab, among those that have the same questionnaire open. */
export interface BrowserTab {
  readonly id: string
  readonly isOpen: (tab: string) => boolean
  /**
   * Tells of each tab that was there before this one, once it has gone: one that is being closed may still look open. Only
   * as long as nobody turns away from this page.
   */
  readonly onGone: (tell: (tab: string) => void) => void
  readonly leave: () => void
}

const none = () => undefined
const lockOf = (uuid: string, tab: string) => `questionnaire/${uuid}/${tab}`
const memory = 'questionnaire_tab'

/** The name this tab had before it was reloaded: whatever that one left behind is ours. */
function previousId(): string | null {
  try {
    return sessionStorage.getItem(memory)
  } catch {
    return null
  }
}

function rememberId(id: string): void {
  try {
    sessionStorage.setItem(memory, id)
  } catch {
    // Then a reload finds its copy by the lock alone.
  }
}

/**
 * Takes a lock that the browser frees when the tab goes, however it goes: so a copy of a tab that is still open can be
 * told from one that was left behind.
 */
export async function enterTab(uuid: string): Promise<BrowserTab> {
  const id = crypto.randomUUID()
  const before = previousId()
  rememberId(id)
  const { locks } = navigator
  // Locks exist on secure pages only; elsewhere every other copy counts as left behind.
  if (!locks) return { id, isOpen: () => false, onGone: none, leave: none }
  const { held = [] } = await locks.query()
  const names = new Set(held.map(({ name }) => name))
  const leaving = new AbortController()
  let leave: () => void = none
  await new Promise<void>((entered) => {
    void locks.request(lockOf(uuid, id), () => {
      entered()
      return new Promise<void>((release) => {
        leave = release
      })
    })
  })
  return {
    id,
    isOpen: (tab) => tab !== before && names.has(lockOf(uuid, tab)),
    onGone: (tell) => {
      if (document.hidden) return
      const { signal } = leaving
      // Who turns to another page may go on in a tab that was there before, and one that is reloaded finds its own.
      for (const turn of ['blur', 'visibilitychange']) window.addEventListener(turn, () => leaving.abort(), { signal })
      for (const name of names) {
        const tab = name?.split(lockOf(uuid, ''))[1]
        if (!name || !tab) continue
        // Its lock is ours when it has let go.
        locks.request(name, { signal }, () => tell(tab)).catch(none)
      }
    },
    leave: () => {
      leaving.abort()
      leave()
    },
  }
}

/** Other tabs with the same questionnaire: they hear what was saved here, and we hear them. */
export function joinTabs(uuid: string, hear: (fresh: ServerState) => void) {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, leave: () => undefined }
  const channel = new BroadcastChannel(`questionnaire/${uuid}`)
  channel.onmessage = ({ data }: MessageEvent<ServerState>) => hear(data)
  let open = true
  return {
    // What was under way when the screen closed may still arrive.
    tell: (fresh: ServerState): void => {
      if (open) channel.postMessage(fresh)
    },
    leave: (): void => {
      open = false
      channel.close()
    },
  }
}
