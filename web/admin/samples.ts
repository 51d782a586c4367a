import type { Me } from '#contract/own-account.ts'

/** Who runs the service, in the tests of this room. */
export const admin: Me = {
  uuid: 'a',
  user_hash: null,
  profile_image: null,
  firstname: 'Roos',
  lastname: 'Vermeulen',
  email: 'roos@oprecht.example',
  phone: null,
  confirmed: true,
  provider: 'email',
  role: 'admin',
  second_factor: 'off',
}
