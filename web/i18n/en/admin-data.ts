import type { adminData as nl } from '../nl/admin-data.ts'
import type { TextShape } from '../shape.ts'

/** Everything in the back office, out as files and in again. */
export const adminData: TextShape<typeof nl> = {
  title: 'Data',
  about: 'Everything you write in the back office as files: to keep, to review, or to bring in elsewhere.',
  out: 'Download',
  out_text:
    'You get a zip with pages, pictures, prices, offices, countries, settings, the price calculator and reworded questions. No people and no secrets, and no drafts.',
  download: 'Download the zip',
  download_failed: 'The zip could not be made. Try again in a moment.',
  in: 'Bring in',
  in_text: 'Choose a zip. You first see what changes; only then do you bring it in.',
  choose: 'Choose a zip',
  nothing: 'No file chosen yet',
  looking: 'Seeing what changes',
  importing: 'Bringing the files in',
  unreadable: 'We cannot read this file. Choose a zip that was downloaded here.',
  too_large: 'This zip is too large: 60 MB at most.',
  failed: 'That did not work. Nothing has changed; try again in a moment.',
  again: 'Try again',
  changes: 'What changes',
  no_changes: 'Nothing changes: everything here says this already.',
  counts: '{changed} changed, {added} new, {same} the same, {here} only here',
  only_here: 'What is only here stays',
  added: 'new',
  changed: 'changed',
  refused: 'This cannot be brought in',
  refused_text: 'As long as something is wrong, nothing changes. Put it right in the files and choose the zip again.',
  stale: 'Something changed in the meantime. Look once more before you bring it in.',
  confirm: 'Bring this in',
  done: 'Brought in. The log has a line for each change.',
  to_log: 'To the log',
}
