import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { findCompany, type RegisteredCompany } from '#contract/trade-register.ts'
import { municipalityNamed } from '#domain/lists/index.ts'
import { type TradeRegister, TradeRegisterError } from '#server/adapters/trade-register/index.ts'
import { AppError, serve } from '#server/http/index.ts'

type RegisterParts = {
  /** Null where no key is set. */
  readonly register: TradeRegister | null
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

export type TradeRegisterActions = ReturnType<typeof tradeRegisterActions>

export function tradeRegisterActions({ register, log }: RegisterParts) {
  return {
    async findCompany({ kvk }: { kvk: string }): Promise<RegisteredCompany> {
      const found = await register?.find(kvk).catch((error: unknown) => {
        if (!(error instanceof TradeRegisterError)) throw error
        log.warn({ err: error }, 'a company could not be looked up; it is typed by hand')
        throw new AppError('unavailable')
      })
      if (!found) throw new AppError('not_found')
      const { name, trade_name, address } = found
      return { kvk, name, trade_name, address: address && withMunicipality(address) }
    },
  }
}

function withMunicipality({ street, postal_code, town }: { street: string; postal_code: string; town: string }) {
  const code = postal_code.replace(' ', '').toUpperCase()
  return {
    street,
    postal_code: `${code.slice(0, 4)} ${code.slice(4)}`,
    town,
    municipality: municipalityNamed(town) ?? null,
  }
}

export async function registerTradeRegister(api: FastifyInstance, actions: TradeRegisterActions): Promise<void> {
  serve(api, findCompany, async ({ query }) => actions.findCompany(query))
}
