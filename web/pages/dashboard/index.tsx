// Everything an account is making or has made: how far each is and what to do now; a paid one has a page of its own.
import { useState } from 'react'
import { Link } from 'wouter'
import type { NotaryProduct } from '#contract/dashboard.ts'
import { RemoveDraft } from '#web/accounts/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { ChevronIcon, DocumentIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ProductCard } from './product-card.tsx'

async function loadProducts(): Promise<readonly NotaryProduct[]> {
  const { notary_products } = await call('GET /api/api_customer_dashboard/notary_products')
  rememberCompanies(notary_products)
  return notary_products
}

export default function Dashboard() {
  const say = useSay()
  const products = useResource('products', loadProducts)
  const isEmpty = products.state === 'ready' && products.value.length === 0

  return (
    <div className="mx-auto w-full max-w-page px-4.5 py-8 md:px-8 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="outline-none">{say('dashboard.heading')}</h1>
          <p className="mt-2 max-w-prose text-ink-2">{say('dashboard.intro')}</p>
          <p className="mt-2">
            <Link href={href('membership')} asChild>
              <TextLink>{say('dashboard.membership')}</TextLink>
            </Link>
          </p>
        </div>
        {products.state === 'ready' && !isEmpty && (
          <ButtonLink look="line" before={<PlusIcon />} href={href('home')}>
            {say('dashboard.new')}
          </ButtonLink>
        )}
      </div>
      <div className="mt-8 grid gap-6">
        {products.state === 'loading' && <Skeleton label={say('dashboard.loading')} shape="page" />}
        {products.state === 'failed' && (
          <FailedBanner text={say('dashboard.failed')} again={say('dashboard.again')} onAgain={products.again} />
        )}
        {isEmpty && (
          <EmptyState
            icon={<DocumentIcon />}
            heading="h2"
            title={say('dashboard.empty.title')}
            action={<ButtonLink href={href('home')}>{say('dashboard.empty.start')}</ButtonLink>}
          >
            {say('dashboard.empty.text')}
          </EmptyState>
        )}
        {products.state === 'ready' && <Products products={products.value} onRemoved={products.refresh} />}
      </div>
    </div>
  )
}

type ProductsProps = { readonly products: readonly NotaryProduct[]; readonly onRemoved: () => void }

/** How many are shown at once: who has more wants the newest, and the rest by its name. */
const atOnce = 2

function Products({ products, onRemoved }: ProductsProps) {
  const say = useSay()
  const [asked, ask] = useState<NotaryProduct | null>(null)
  const card = (product: NotaryProduct) => (
    <ProductCard key={product.uuid} product={product} onRemove={product.state === 'paid' ? null : () => ask(product)} />
  )
  const folded = products.slice(atOnce)
  return (
    <>
      {products.slice(0, atOnce).map(card)}
      {folded.map((product) => (
        <details key={product.uuid} className="group rounded-m border border-line bg-surface">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 font-semibold xs:px-6">
            <span className="min-w-0 break-words">{product.company_name ?? say('dashboard.unnamed')}</span>
            <span className="transition-transform group-open:rotate-180">
              <ChevronIcon />
            </span>
          </summary>
          {card(product)}
        </details>
      ))}
      <RemoveDraft draft={asked} onClose={() => ask(null)} onRemoved={onRemoved} notify={notices.show} />
    </>
  )
}

/** Which company somebody looked at last and how many they have, under the names by which other parts of the house know them. */
function rememberCompanies(products: readonly { readonly uuid: string }[]): void {
  try {
    const [newest] = products
    if (newest) localStorage.setItem('Company-id', newest.uuid)
    else localStorage.removeItem('Company-id')
    localStorage.setItem('companies-amount', String(products.length))
  } catch {
    // Storage can be forbidden: then nobody knows.
  }
}
