// What its owner can take home: the documents of a paid order as files, and a button that fetches one.
export { Downloads, type ListedDocuments } from './document-list.tsx'
export { DownloadButton } from './download-button.tsx'
