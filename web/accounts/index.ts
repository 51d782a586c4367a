// What the screens around an account share: forms over the field catalogue, what can go wrong, passwords and providers.
export { AccountCard } from './account-card.tsx'
export { AccountFailure } from './account-failure.tsx'
export { AccountForm, FormField } from './account-form.tsx'
export { type Failure, failureOf } from './failure.ts'
export { NewPasswordField } from './new-password-field.tsx'
export { SocialWays } from './social-ways.tsx'
export { useForm } from './use-form.ts'
export { useOnward } from './use-onward.ts'
