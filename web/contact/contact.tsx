import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useSite } from '#web/site/index.ts'
import { type Draft, emptyDraft, type Wish } from './draft.ts'

type Contact = {
  /** Opens the message form; `about` starts the message of someone who has not typed one yet. */
  readonly write: (wish: Wish, about?: string) => void
  /** Fetches the form beforehand, when someone is about to press. */
  readonly prepare: () => void
  /** The form that was asked for and is still on its way. */
  readonly opening: Wish | null
}

type Form = typeof import('./contact-dialog.tsx').ContactDialog

const ContactContext = createContext<Contact | null>(null)
const loadForm = () => import('./contact-dialog.tsx')

/** Holds the form for a whole page. What was typed stays when the form is closed and opened again. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { support_email } = useSite()
  const [wish, setWish] = useState<Wish | null>(null)
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [Form, setForm] = useState<Form | null>(null)

  const contact = useMemo<Contact>(() => {
    async function write(next: Wish, about = '') {
      setDraft((now) => (now.message === '' ? { ...now, message: about } : now))
      setWish(next)
      try {
        const { ContactDialog } = await loadForm()
        setForm(() => ContactDialog)
      } catch {
        // Offline, or a newer version on the server: the visitor's own mail program always works.
        setWish(null)
        location.assign(`mailto:${support_email}`)
      }
    }
    return {
      write: (next, about) => void write(next, about),
      prepare: () => void loadForm().catch(() => undefined),
      opening: Form ? null : wish,
    }
  }, [support_email, Form, wish])

  return (
    <ContactContext value={contact}>
      {children}
      {Form && <Form wish={wish} draft={draft} onDraft={setDraft} onClose={() => setWish(null)} />}
    </ContactContext>
  )
}

export function useContact(): Contact {
  const contact = use(ContactContext)
  if (!contact) throw new Error('A screen can be written to only inside ContactProvider.')
  return contact
}
