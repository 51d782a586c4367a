// Google and LinkedIn while developing: a page at /sandbox/identity to be whoever one likes. Never in production.
export { type Inject, insideFetch } from './inside.ts'
export { identitySandboxRoutes } from './routes.ts'
