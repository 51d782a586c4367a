import type { ComponentType } from 'react'
import type { TextSubject } from '#web/i18n/index.ts'
import type { PlaceName } from '#web/links/index.ts'

export type ScreenProps = { readonly params: Readonly<Record<string, string>>; readonly search: string }
type Loader = () => Promise<{ default: ComponentType<ScreenProps> }>
type Screen = { readonly load: Loader; readonly texts: readonly TextSubject[] }

const notBuilt = () => import('#web/pages/not-built/index.tsx')

/** Which screen stands at a place and which texts it brings, besides those of the shell. */
const screens: Record<PlaceName | 'notFound' | 'maintenance', Screen> = {
  home: { load: () => import('#web/pages/home/index.tsx'), texts: ['home', 'contact'] },
  bv: { load: () => import('#web/pages/home/index.tsx'), texts: ['home', 'contact'] },
  login: { load: notBuilt, texts: [] },
  register: { load: notBuilt, texts: [] },
  confirmation: { load: notBuilt, texts: [] },
  resetPassword: { load: notBuilt, texts: [] },
  newPassword: { load: notBuilt, texts: [] },
  calculator: { load: notBuilt, texts: [] },
  ui: { load: () => import('#web/pages/ui/index.tsx'), texts: ['ui'] },
  billing: { load: notBuilt, texts: [] },
  checkout: { load: notBuilt, texts: [] },
  paid: { load: notBuilt, texts: [] },
  flow: { load: () => import('#web/pages/flow/index.tsx'), texts: ['contact'] },
  dashboard: { load: notBuilt, texts: [] },
  notary: { load: notBuilt, texts: [] },
  notFound: { load: () => import('#web/pages/not-found/index.tsx'), texts: [] },
  maintenance: { load: () => import('#web/pages/maintenance/index.tsx'), texts: [] },
}

export type ScreenName = keyof typeof screens

const loaded = new Map<Loader, ComponentType<ScreenProps>>()

export function textsOf(name: ScreenName): TextSubject[] {
  return ['shell', ...screens[name].texts]
}

export async function loadScreen(name: ScreenName): Promise<void> {
  const { load } = screens[name]
  if (!loaded.has(load)) loaded.set(load, (await load()).default)
}

/** The component when its code is here, else null. */
export function screenAt(name: ScreenName): ComponentType<ScreenProps> | null {
  return loaded.get(screens[name].load) ?? null
}
