// Who is at the screen: the token of this browser, what having none means for a route, and how one comes and goes.
export { holdsSecrets, tokenFrom, withoutSecrets } from './arrival.ts'
export { guardTarget } from './guard.ts'
export { fetchMe, knowMe, useMe } from './me.ts'
export { goOn } from './onward.ts'
export { rememberedProductType, rememberProductType } from './product-type.ts'
export { forgetToken, keepToken, useSession } from './session.ts'
export { beforeSignOut, leaveAccount, leaveTo } from './sign-out.ts'
