// Who is at the screen: the token of this browser, what having none means for a route, and how one comes and goes.
export { holdsSecrets, tokenFrom, withoutSecrets } from './arrival.ts'
export { goOn, guardTarget } from './guard.ts'
export { fetchMe, knowMe, useMe } from './me.ts'
export { rememberedProductType, rememberProductType } from './product-type.ts'
export { forgetToken, keepToken, useSession } from './session.ts'
export { beforeSignOut, leaveAccount, leaveTo } from './sign-out.ts'
