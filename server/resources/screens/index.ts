// Serves the web app: hashed files for ever, pages fresh every time.
export { createPages } from './actions.ts'
export { screenRoutes } from './routes.ts'
