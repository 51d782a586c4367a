/** Where a program of this machine or this network listens, as node connects to it. */
export type SocketAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; null when it is neither. */
export function socketAddress(given: string, usualPort: number): SocketAddress | null {
  const [, path] = /^unix:(?:\/\/)?(\/[^/].*)$/.exec(given) ?? []
  if (path !== undefined) return { path }
  if (!URL.canParse(given)) return null
  const { protocol, host, hostname, port, href } = new URL(given)
  // Nothing but a host and a port: no name, path or query.
  if (protocol !== 'tcp:' || hostname === '' || href.replace(/\/$/, '') !== `tcp://${host}`) return null
  // An address of IPv6 stands between brackets in a URL, and without them everywhere else.
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? usualPort : Number(port) }
}
