// The typed way to the server: what the contract declares can be called, and nothing else.
export { ApiError, call, refusalOf } from './call.ts'
export { keepCredentials, type Token } from './credentials.ts'
export { fetchFile, saveFile, saveText, sendFile } from './files.ts'
export { forgetKept, type Resource, useResource } from './use-resource.ts'
