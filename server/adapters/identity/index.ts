// Google and LinkedIn vouch for people through this door; while developing, a sandbox that speaks the same protocol does.
export { type IdentityClaims, IdentityError, type IdentityProvider } from './port.ts'
export { createIdentityProviders, type IdentityProviders } from './providers.ts'
export { createIdentitySandbox, type IdentitySandbox, type SandboxParts } from './sandbox/sandbox.ts'
export { type SandboxPerson, testPersons } from './sandbox/server.ts'
