// In the window of who signs in: gives what came of it to the page that opened the window, when that page asks.
const { handOver, origin } = JSON.parse(document.getElementById('outcome').textContent)

addEventListener('message', ({ data, origin: asking, source }) => {
  if (data !== 'requestCredentials' || asking !== origin) return
  source.postMessage(handOver, origin)
  close()
})

// A browser inside an app cannot be written to, but can be asked.
window.requestCredentials = () => handOver
