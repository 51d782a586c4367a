let coming: Promise<void> | null = null

/** Brings the chat widget into the page, once. It shows itself; a widget that does not come can be tried again. */
export function openChat(url: string): Promise<void> {
  coming ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      coming = null
      reject(new Error('The chat could not be loaded.'))
    }
    document.head.append(script)
  })
  return coming
}
