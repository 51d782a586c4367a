/** The words of a page that only developers see. */
export const words = {
  title: 'Outbox',
  intro: 'Mails this server would have sent, newest first. Set SMTP_URL to send them for real.',
  none: 'Nothing was sent yet. Fill in a form that sends a mail and look again.',
  back: 'All mails',
  as_json: 'The same as JSON',
  labels: { to: 'To', reply_to: 'Replies go to', kind: 'Kind', locale: 'Language', created_at: 'Sent' },
  attachments: 'Attachments',
  links: 'Links',
  no_links: 'This mail has no links.',
  text: 'As text',
  html: 'As HTML',
  frame: (subject: string) => `HTML of the mail: ${subject}`,
}
