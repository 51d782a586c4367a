import type { ErrorBody } from '#contract/errors.ts'
import type { Api } from '#contract/index.ts'
import { ApiError, addressOfCall, type CallParts, type Filled } from './call.ts'
import { credentialHeaders, tokenKeeper } from './credentials.ts'

/** A file that only its owner may have: a link cannot carry a token, so it is fetched and handed over. */
export async function fetchFile(path: string): Promise<{ readonly blob: Blob; readonly name: string }> {
  const response = await send(path, {})
  return { blob: await response.blob(), name: fileNameIn(response.headers.get('content-disposition') ?? '') }
}

type FileKey = { [Key in keyof Api]: Api[Key]['takesFile'] extends true ? Key : never }[keyof Api]
type FilledForm = {
  /** What else was filled in, by name. */
  readonly form?: Readonly<Record<string, string>>
}
type FileInput<Key extends FileKey> = CallParts<Key, 'params' | 'query'> & FilledForm

/** Sends one file, as a form would: a call of the contract that takes one. */
export async function sendFile<Key extends FileKey>(
  key: Key,
  file: File,
  input: FileInput<Key>,
): Promise<Api[Key]['response']> {
  const { params, query, form = {} }: Filled & FilledForm = input
  const body = new FormData()
  for (const [name, text] of Object.entries(form)) body.append(name, text)
  body.append('file', file, file.name)
  const [method = '', pattern = ''] = key.split(' ')
  const response = await send(addressOfCall(pattern, { params, query }), { method, body })
  return (await response.json()) as Api[Key]['response']
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const token = tokenKeeper.read()
  const response = await fetch(path, { ...init, headers: token ? credentialHeaders(token) : {} }).catch(() => {
    throw new ApiError(0, [])
  })
  if (token && response.status === 401) tokenKeeper.refuse(token)
  if (response.ok) return response
  const answer = (await response.json().catch(() => null)) as ErrorBody | null
  throw new ApiError(response.status, answer?.errors ?? [], answer)
}

/** The form for every alphabet comes first where it is given. */
function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
}

/** Has the browser keep a file, as a click on a link would. */
export async function saveFile(path: string, called?: string): Promise<void> {
  const { blob, name } = await fetchFile(path)
  keep(blob, called ?? name)
}

/** The same for a text that is here already. */
export const saveText = (text: string, name: string, type: string): void => keep(new Blob([text], { type }), name)

function keep(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
