import { PaymentError, type PaymentProvider } from '#server/adapters/payments/index.ts'

export type UnsteadyProvider = PaymentProvider & {
  /** While it is, nothing can be asked of it. */
  down: boolean
}

/** A provider that can be out of reach for a while; what it has stays as it is. */
export function unsteadyProvider(behind: () => PaymentProvider): UnsteadyProvider {
  const up = (): PaymentProvider => {
    if (unsteady.down) throw new PaymentError('unreachable', 'It is down.')
    return behind()
  }
  const unsteady: UnsteadyProvider = {
    down: false,
    create: async (...asked) => up().create(...asked),
    find: async (...asked) => up().find(...asked),
    cancel: async (...asked) => up().cancel(...asked),
    refund: async (...asked) => up().refund(...asked),
    createCustomer: async (...asked) => up().createCustomer(...asked),
    hasMandate: async (...asked) => up().hasMandate(...asked),
    subscribe: async (...asked) => up().subscribe(...asked),
    unsubscribe: async (...asked) => up().unsubscribe(...asked),
    paymentsOf: async (...asked) => up().paymentsOf(...asked),
  }
  return unsteady
}
