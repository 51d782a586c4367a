// Google and LinkedIn while developing: a page at /sandbox/identity to be whoever one likes. Never in production.
export { sandboxDesks } from './actions.ts'
export { insideFetch } from './inside.ts'
export { identitySandboxRoutes } from './routes.ts'
