import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { roomWords, useRoomNames } from '../room-name.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import type { ChatRecords } from './records-desk.ts'

type ChatPageProps = {
  /** The lines of the latest search; null before the first one. */
  records: ChatRecords | null
  /** The room and the dog from the URL, if a link of a report or a user led here. */
  room: string
  dogName: string
}

/** The chat log of a room. Nothing is shown until the staff log has who looks, and why. */
export function ChatPage({ records, room, dogName }: ChatPageProps) {
  const { t } = useTranslation('manage')
  const names = useRoomNames()
  return (
    <ManagePage title={t('sections.chat')}>
      <Paper>
        <p>{t('chat.lede')}</p>
        <WriteForm name="chat" verb={t('chat.look')} kind="primary" keeps>
          <Field name="room" label={t('chat.room')} list="rooms" required defaultValue={room} autoComplete="off" />
          <datalist id="rooms">
            {Object.keys(names).map((key) => (
              <option key={key} value={key} label={roomWords(names, key)} />
            ))}
          </datalist>
          <Field name="dogName" label={t('chat.dog')} maxLength={14} defaultValue={dogName} autoComplete="off" />
          <Field name="until" type="datetime-local" label={t('chat.until')} />
          <Field
            key={records?.before}
            name="before"
            inputMode="numeric"
            label={t('chat.before')}
            defaultValue={records?.before ?? ''}
          />
        </WriteForm>
      </Paper>
      {records && (
        <Paper title={t('chat.lines')}>
          <DataTable
            label={t('chat.lines')}
            rows={records.lines}
            keyOf={({ seq }) => seq}
            empty={t('chat.nothing')}
            columns={[
              {
                key: 'who',
                title: t('chat.who'),
                cell: ({ name, userId }) => <Link to={`/manage/users/${userId}`}>{name}</Link>,
              },
              {
                key: 'text',
                title: t('chat.said'),
                cell: ({ text, whisperedTo, isPoop, isPrint }) =>
                  [
                    whisperedTo !== null && t(isPrint ? 'chat.print' : 'chat.whisper', { name: whisperedTo }),
                    isPoop && t('chat.poop'),
                    text,
                  ]
                    .filter((part) => part !== false)
                    .join(': '),
              },
              { key: 'marked', title: t('chat.marked'), cell: ({ isFlagged }) => t(isFlagged ? 'yes' : 'no') },
              { key: 'when', title: t('chat.when'), cell: ({ at }) => <When at={at} /> },
            ]}
          />
        </Paper>
      )}
    </ManagePage>
  )
}
