import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Locale } from '#domain/values/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import type { MessageDraft, Wish } from './draft.ts'
import { emptyMessageDraft } from './empty-draft.ts'

type Contact = {
  /** Opens the message form; `about` starts the message of someone who has not typed one yet. */
  readonly write: (wish: Wish, about?: string) => void
  /** Fetches the form beforehand, when someone is about to press. */
  readonly prepare: () => void
  /** The form that was asked for and is still on its way. */
  readonly opening: Wish | null
}

const ContactContext = createContext<Contact | null>(null)

async function loadForm(locale: Locale) {
  const [{ ContactDialog }] = await Promise.all([import('./contact-dialog.tsx'), loadTexts(locale, ['contact_form'])])
  return { Form: ContactDialog, locale }
}

/** Holds the form for a whole page. What was typed stays when the form is closed and opened again. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { support_email } = useSite()
  const { locale } = useLocale()
  const [ready, setReady] = useState<Awaited<ReturnType<typeof loadForm>> | null>(null)
  const [opening, setOpening] = useState<Wish | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [draft, setDraft] = useState<MessageDraft>(emptyMessageDraft)

  const contact = useMemo<Contact>(() => {
    async function write(next: Wish, about = '') {
      setOpening(next)
      try {
        setReady(await loadForm(locale))
        setDraft((now) => (now.message === '' ? { ...now, message: about } : now))
        setWish(next)
      } catch {
        // Offline, or a newer version on the server: the visitor's own mail program always works.
        location.assign(`mailto:${support_email}`)
      }
      setOpening(null)
    }
    return {
      write: (next, about) => void write(next, about),
      prepare: () => void loadForm(locale).catch(() => undefined),
      opening,
    }
  }, [support_email, locale, opening])

  return (
    <ContactContext value={contact}>
      {children}
      {/* The words of the form come in one language at a time. */}
      {ready?.locale === locale && (
        <ready.Form wish={wish} draft={draft} onDraft={setDraft} onClose={() => setWish(null)} />
      )}
    </ContactContext>
  )
}

export function useContact(): Contact {
  const contact = use(ContactContext)
  if (!contact) throw new Error('A screen can be written to only inside ContactProvider.')
  return contact
}
