import { fetchMe } from '#web/session/index.ts'

let coming: Promise<void> | null = null

/**
 * Brings the chat widget into the page, once. It shows itself; a widget that does not come can be tried again. Who is
 * signed in is told by their hash, so that the widget can be sure of it; a stranger gets the same chat.
 */
export function openChat(url: string): Promise<void> {
  coming ??= loadChat(url)
  coming.catch(() => {
    coming = null
  })
  return coming
}

async function loadChat(url: string): Promise<void> {
  const me = await fetchMe().catch((error: unknown) => {
    reportError(error)
    return null
  })
  const script = document.createElement('script')
  script.async = true
  script.src = url
  if (me?.user_hash) {
    Object.assign(script.dataset, {
      userHash: me.user_hash,
      userId: me.uuid,
      name: `${me.firstname} ${me.lastname}`.trim(),
      email: me.email,
    })
  }
  const arrived = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The chat could not be loaded.'))
  })
  document.head.append(script)
  // Logging out leads to a new page, where no widget is; until then it must not show what was said.
  window.addEventListener('signedout', () => close(script), { once: true })
  try {
    await arrived
  } catch (error) {
    script.remove()
    throw error
  }
}

/** Widgets differ; each can listen to this on its own script. */
function close(script: HTMLScriptElement): void {
  script.dispatchEvent(new Event('close'))
  script.remove()
  coming = null
}
