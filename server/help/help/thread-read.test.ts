import { expect, test } from 'vitest'
import { staffUpdateHelp } from '#protocol/help/help/staff-help.ts'
import { staffThreads } from '#protocol/help/help/staff-threads.ts'
import { markMessagesRead, messages, sendMessage } from '#protocol/help/help/thread.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { noticesOf } from '#testing/help.ts'
import { pickedUp, reportBreakdown } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @7-helpRequests
test('the staff are told of a message once, until they have read it', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  const waiting = async () =>
    (await noticesOf(server, staff)).filter(
      (one) => one.orderId === order && one.topic === 'messages' && !one.readAt,
    )
  await me.send(sendMessage, { order, text: 'Where do I park?' })
  await me.send(sendMessage, { order, text: 'Found it.' })
  expect(await waiting()).toMatchObject([{ topic: 'messages', text: 'Found it.', route: 'staff' }])
  const linesRead = async () =>
    (await me.read(messages, { order })).body.messages?.map(({ text, read }) => [text, read])
  const { unread = '' } = (await server.as(staff.token).read(messages, { order })).body
  await me.send(sendMessage, { order, text: 'One more thing.' })
  // Whoever writes has not read their own words to the end for the other side.
  await me.send(markMessagesRead, { order, line: unread })
  expect((await linesRead())?.map(([, read]) => read)).toEqual([undefined, undefined, undefined])
  await server.as(staff.token).send(markMessagesRead, { order, line: unread })
  expect(await waiting()).toMatchObject([{ text: 'One more thing.' }])
  expect(await linesRead()).toEqual([
    ['Where do I park?', true],
    ['Found it.', true],
    ['One more thing.', undefined],
  ])
  const { unread: newest = '' } = (await server.as(staff.token).read(messages, { order })).body
  await server.as(staff.token).send(markMessagesRead, { order, line: newest })
  expect(await waiting()).toEqual([])
  await me.send(sendMessage, { order, text: 'One last thing.' })
  expect(await waiting()).toHaveLength(1)

  const team = server.as(staff.token)
  const unanswered = async () =>
    (await team.read(staffThreads, {})).body.threads?.filter((one) => one.orderId === order)
  expect(await unanswered()).toMatchObject([{ text: 'One last thing.', renter: 'Ana Núñez' }])
  // A new status without a word is no answer to a question; that all is resolved is one.
  const request = (await reportBreakdown(server, user, order)).body.request?.id ?? ''
  await decideAsSeen(server, team, staffUpdateHelp, { request, status: 'acknowledged' })
  expect(await unanswered()).toMatchObject([{ text: 'One last thing.' }])
  await decideAsSeen(server, team, staffUpdateHelp, { request, status: 'resolved' })
  expect(await unanswered()).toEqual([])
  await me.send(sendMessage, { order, text: 'And the keys?' })
  await team.send(sendMessage, { order, text: 'Level 2.' })
  expect(await unanswered()).toEqual([])
})
