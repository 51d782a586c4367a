// Google and LinkedIn while developing: a page at /sandbox/identity to be whoever one likes. Never in production.
export { insideFetch, sandboxDesks } from './actions.ts'
export { identitySandboxRoutes } from './routes.ts'
