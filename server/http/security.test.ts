import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const plain = {
  PUBLIC_URL: 'http://localhost:3000',
  CHAT_URL: undefined,
  TAG_MANAGER_ID: undefined,
  VIDEO_URL: undefined,
}

describe('content security policy', () => {
  test('by default only our own origin, and no script or style in the page', () => {
    const policy = contentSecurityPolicy(plain)
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  test.each([
    ['nothing of others', {}],
    ['chat', { CHAT_URL: 'https://chat.example.com/widget.js?id=1' }],
    ['video', { VIDEO_URL: 'https://films.example.com/holding.mp4' }],
    ['tag manager', { TAG_MANAGER_ID: 'GTM-AB12CD' }],
    ['https', { PUBLIC_URL: 'https://www.example.nl' }],
  ])('with %s it never allows what is unsafe', (_name, change) => {
    expect(
      Object.values(contentSecurityPolicy({ ...plain, ...change }))
        .flat()
        .join(' '),
    ).not.toMatch(/unsafe|\*(?!\.)/)
  })

  test('the origin of the chat, and not its path', () => {
    const policy = contentSecurityPolicy({ ...plain, CHAT_URL: 'https://chat.example.com/widget.js?id=1' })
    expect(policy['script-src']).toEqual(["'self'", 'https://chat.example.com'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://chat.example.com', 'wss://chat.example.com'])
  })

  test('the origin of the video, for media only', () => {
    const policy = contentSecurityPolicy({ ...plain, VIDEO_URL: 'https://films.example.com/holding.mp4' })
    expect(policy['media-src']).toEqual(["'self'", 'https://films.example.com'])
    expect(policy['img-src']).not.toContain('https://films.example.com')
  })

  test('the tag manager only where it is set', () => {
    const policy = contentSecurityPolicy({ ...plain, TAG_MANAGER_ID: 'GTM-AB12CD' })
    expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  })

  test('plain http is upgraded where the service has https', () => {
    expect(contentSecurityPolicy({ ...plain, PUBLIC_URL: 'https://a.nl' })).toHaveProperty('upgrade-insecure-requests')
  })
})
