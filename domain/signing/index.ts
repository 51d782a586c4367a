/** How each person signs: online, with a power that is legalised here, or from abroad; why, for how much and how long. */
export {
  otherWays,
  type SigningRoute,
  signingObstacles,
} from './route.ts'
export { residenceOf, signingRouteOf, signingRoutes } from './routes-of-answers.ts'
export { broughtThings, type SigningWay, signingWays } from './ways.ts'
