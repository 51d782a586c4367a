import { createContext, type ReactNode, use } from 'react'

const ScreenDataContext = createContext<unknown>(null)

type Props = { readonly data: unknown; readonly children: ReactNode }

/** What the server wrote into the page for the screen it drew. */
export function ScreenDataProvider({ data, children }: Props) {
  return <ScreenDataContext value={data}>{children}</ScreenDataContext>
}

/** Null where the page came without: then the screen asks for what it needs. */
export const useScreenData = (): unknown => use(ScreenDataContext)

export function readEmbeddedData(): unknown {
  const text = document.getElementById('screen-data')?.textContent?.trim()
  return text ? JSON.parse(text) : null
}
