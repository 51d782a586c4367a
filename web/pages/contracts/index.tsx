// The contracts of an account: what there is and where each stands, and the way to a new one.
import { Link } from 'wouter'
import { call, useResource } from '#web/api/index.ts'
import { BackLink } from '#web/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { BuildingIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChooseKind } from './choose-kind.tsx'
import { ContractList } from './contract-list.tsx'

const loadCompanies = async () => (await call('GET /api/api_customer_dashboard/companies')).companies

export default function Contracts({ search }: { readonly search: string }) {
  const say = useSay()
  const query = queryAt('contracts', search)
  const companies = useResource('companies', loadCompanies)
  const isNew = query.new !== undefined
  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      {isNew && <BackLink />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="outline-none">{say(isNew ? 'contracts.choose.title' : 'contracts.heading')}</h1>
          {!isNew && <p className="mt-2 max-w-prose text-ink-2">{say('contracts.intro')}</p>}
        </div>
        {!isNew && (
          <Link href={href('contracts', {}, { new: '1', company: query.company })} asChild>
            <ButtonLink before={<PlusIcon />}>{say('contracts.new')}</ButtonLink>
          </Link>
        )}
      </div>
      <div className="mt-8 grid gap-6">
        {companies.state === 'loading' && <Skeleton label={say('contracts.loading')} shape="page" />}
        {(companies.state === 'failed' || companies.state === 'gone') && (
          <FailedBanner text={say('contracts.failed')} again={say('contracts.again')} onAgain={companies.again} />
        )}
        {companies.state === 'ready' &&
          (isNew ? (
            <ChooseKind companies={companies.value} wanted={query.company} />
          ) : (
            <>
              <ContractList companies={companies.value} query={query} />
              <ContractCompanies companies={companies.value} />
            </>
          ))}
      </div>
    </div>
  )
}

type CompaniesProps = { readonly companies: readonly { readonly uuid: string; readonly name: string }[] }

/** Where the data of each company are. */
function ContractCompanies({ companies }: CompaniesProps) {
  const say = useSay()
  return (
    <section aria-labelledby="companies" className="border-t border-line pt-6">
      <h2 id="companies" className="text-lg!">
        {say('contracts.companies')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {companies.map(({ uuid, name }) => (
          <li key={uuid} className="flex items-center gap-2">
            <BuildingIcon size={16} />
            <Link href={href('company', { uuid })} asChild>
              <TextLink>{name}</TextLink>
            </Link>
          </li>
        ))}
        <li className="flex items-center gap-2">
          <PlusIcon size={16} />
          <Link href={href('company')} asChild>
            <TextLink>{say('contracts.add_company')}</TextLink>
          </Link>
        </li>
      </ul>
    </section>
  )
}
