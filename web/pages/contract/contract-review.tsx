import { useEffect, useRef, useState } from 'react'
import type { Company } from '#contract/companies.ts'
import type { Contract } from '#contract/contracts.ts'
import { type ContractTemplate, composeContract } from '#domain/contracts/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { AllowanceNote, DocumentReading } from '#web/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-grid.tsx'

const approving = 'POST /api/api_customer_dashboard/contracts/:uuid/approve'
const refusals = ['no_membership', 'no_contracts_left'] as const
type WhyRefused = (typeof refusals)[number] | 'changed' | 'missing' | 'failed'

type Props = {
  readonly contract: Contract
  readonly company: Company
  readonly text: ContractTemplate
  readonly onChanged: (contract: Contract) => void
  readonly onBack: () => void
}

/** The whole text to be read, and then approved: from there on it does not change. */
export function ContractReview({ contract, company, text, onChanged, onBack }: Props) {
  const say = useSay()
  const { uuid, version, answers, revision } = contract
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<WhyRefused | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function approve(): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused(null)
    try {
      onChanged(await call(approving, { params: { uuid }, body: { version } }))
    } catch (error) {
      const current = refusalOf(error, approving, 409)?.current
      if (current) onChanged(current)
      const { status = 0, errors = [] } = error instanceof ApiError ? error : {}
      const code = refusals.find((one) => errors.some((entry) => entry.code === one))
      setRefused(code ?? (status === 409 ? 'changed' : status === 422 ? 'missing' : 'failed'))
      setBusy(false)
    }
  }

  return (
    <div className="mx-auto w-full max-w-3xl px-4.5 py-8 md:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-3xl! outline-none">
        {say('contracts.review.title')}
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{say('contracts.review.intro')}</p>
      <DocumentReading
        document={composeContract(text, { answers, company, today: dateInAmsterdam(new Date()) })}
        label={say('contracts.editor.document_label')}
        level={2}
        whole
      />
      <div className="mt-6 grid gap-4">
        <Banner>{say(revision === 0 ? 'contracts.review.counts' : 'contracts.review.again')}</Banner>
        {revision === 0 && <AllowanceNote />}
        {refused !== null && (
          <Banner tone={refused === 'failed' ? 'negative' : 'warning'} live="alert">
            {say(`contracts.review.refused.${refused}`)}
          </Banner>
        )}
      </div>
      <FormActions>
        <Button look="ghost" onClick={onBack}>
          {say('contracts.review.back')}
        </Button>
        <Button busy={busy ? say('contracts.busy') : undefined} onClick={() => void approve()}>
          {say('contracts.review.approve')}
        </Button>
      </FormActions>
    </div>
  )
}
