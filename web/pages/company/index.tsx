// A company of an account: the data that its contracts begin with, and what there is of it.
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Company } from '#contract/companies.ts'
import type { CompanyFacts } from '#domain/companies/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { BackLink } from '#web/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { BuildingIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CompanyScreen } from './company-screen.tsx'
import { emptyCompany } from './draft.ts'

type Props = { readonly params: { readonly uuid?: string } }

export default function CompanyPage({ params: { uuid } }: Props) {
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      <BackLink />
      {uuid === undefined ? <NewCompanyForm /> : <Existing uuid={uuid} />}
    </div>
  )
}

function Existing({ uuid }: { readonly uuid: string }) {
  const say = useSay()
  const company = useResource<Company>(`company ${uuid}`, () =>
    call('GET /api/api_customer_dashboard/companies/:uuid', { params: { uuid } }),
  )
  if (company.state === 'ready') return <CompanyScreen company={company.value} onChanged={company.put} />
  if (company.state === 'gone')
    return (
      <>
        <h1 className="sr-only">{say('companies.gone.title')}</h1>
        <EmptyState
          icon={<BuildingIcon />}
          heading="h2"
          title={say('companies.gone.title')}
          action={
            <Link href={href('contracts')} asChild>
              <ButtonLink look="line">{say('contracts.gone.back')}</ButtonLink>
            </Link>
          }
        >
          {say('companies.gone.text')}
        </EmptyState>
      </>
    )
  return (
    <>
      <h1 className="sr-only">{say('companies.new.title')}</h1>
      {company.state === 'loading' ? (
        <Skeleton label={say('companies.loading')} shape="page" />
      ) : (
        <FailedBanner text={say('companies.failed')} again={say('companies.again')} onAgain={company.again} />
      )}
    </>
  )
}

/** For who had a company before they came here. */
function NewCompanyForm() {
  const say = useSay()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(emptyCompany)
  const [failed, setFailed] = useState(false)
  const save = async ({ directors, shareholders, ...facts }: CompanyFacts) => {
    setFailed(false)
    try {
      const body = { ...facts, directors: [...directors], shareholders: [...shareholders] }
      const { uuid } = await call('POST /api/api_customer_dashboard/companies', { body })
      navigate(href('contracts', {}, { new: '1', company: uuid }), { replace: true })
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="max-w-form">
      <h1 className="outline-none">{say('companies.new.title')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{say('companies.new.intro')}</p>
      {failed && (
        <div className="mb-5">
          <Banner tone="negative" live="alert">
            {say('companies.save_failed')}
          </Banner>
        </div>
      )}
      <Card>
        <CompanyFields draft={draft} onChange={setDraft} onSave={save} saveWords={say('companies.new.go')} />
      </Card>
    </div>
  )
}
