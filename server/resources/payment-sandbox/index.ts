// The payment provider while developing: speaks its protocol at /sandbox/payments, with a page to choose how a payment ends.

export { paymentSandboxRoutes } from './routes.ts'
export { createPaymentSandbox, sandboxJobs } from './sandbox.ts'
