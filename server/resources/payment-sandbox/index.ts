// The payment provider while developing: speaks its protocol at /sandbox/payments, with a page to choose how a payment ends.
export { sandboxJobs } from './jobs.ts'
export { paymentSandboxRoutes } from './routes.ts'
export { createPaymentSandbox } from './sandbox.ts'
