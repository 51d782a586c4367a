// The first page: what the service does, what it costs, and where to begin; at `bv` with the BV services alone.
import { ContactProvider } from '#web/contact/index.ts'
import { Claims } from './claims.tsx'
import { ExternalServices } from './external-services.tsx'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'
import { useEntry } from './use-entry.ts'

type Props = { readonly screen: string; readonly search: string }

export default function Home({ screen, search }: Props) {
  const bv = screen === 'bv'
  // Only home itself takes tokens and products; at `bv` they mean nothing.
  useEntry(bv ? '' : search)
  return (
    <ContactProvider>
      <div className="mx-auto max-w-page px-4.5 md:px-8 xl:px-16 2xl:max-w-[118rem]">
        <Hero variant={bv ? 'bv' : 'hero'} />
        <Services screen={bv ? 'bv' : 'home'} />
        <Claims />
        <ExternalServices />
      </div>
    </ContactProvider>
  )
}
