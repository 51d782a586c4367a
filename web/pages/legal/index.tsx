// The small print in plain words: the general terms, what we do with data, complaints and money back, and who can use it.
import { type TextKey, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'

const parts = {
  terms: ['service', 'account', 'answers', 'price', 'notary', 'stop', 'liability', 'law'],
  privacy: ['what', 'why', 'who', 'safe', 'long', 'rights', 'cookies', 'contact'],
  complaints: ['first', 'notary', 'authority', 'cancel', 'back'],
  accessibility: ['aim', 'how', 'known', 'tell'],
} as const

type LegalPage = keyof typeof parts

const isPage = (screen: string): screen is LegalPage => screen in parts

export default function Legal({ screen }: { screen: string }) {
  const say = useSay()
  const { brand, support_email: email } = useSite()
  const page = isPage(screen) ? screen : 'terms'
  const names: readonly string[] = parts[page]
  return (
    <LegalSheet heading={say(`legal.${page}.heading`)} intro={say(`legal.${page}.intro`, { brand })}>
      {names.map((part) => (
        <LegalPart
          key={part}
          heading={say(`legal.${page}.${part}.heading` as TextKey)}
          text={say(`legal.${page}.${part}.text` as TextKey, { brand, email })}
        />
      ))}
    </LegalSheet>
  )
}

function LegalSheet({ heading, intro, children }: { heading: string; intro: string; children: React.ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-form px-4.5 py-10 md:px-8 md:py-16">
      <h1 className="outline-none">{heading}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">{intro}</p>
      <div className="mt-8 grid max-w-prose gap-7">{children}</div>
    </article>
  )
}

function LegalPart({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <p className="mt-1.5">{text}</p>
    </section>
  )
}
