// Everything between a socket and a use case: typed routes, one error format, limits, headers, logs and figures.
export { guardApi } from './api.ts'
export { AppError } from './app-error.ts'
export { createLogger } from './log.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export { createRedirects, type Redirects } from './redirects.ts'
export { replied, serve } from './serve.ts'
export { createServer } from './server.ts'
export { type Authenticate, ownSession, type Session, type Shown, sessionOf, shownBy } from './session.ts'
