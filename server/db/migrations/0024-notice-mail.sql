-- Notices that also go by mail: urgent ones at once, the others gathered into one (docs/product/rental.md#reminders, docs/product/help-and-claims.md#notifications).
create table notice_mail (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  -- The same in the app: once it is read there, gathered news of it is not mailed.
  notification_id text references notification on delete set null,
  thread text not null,
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  route text,
  query jsonb not null default '{}',
  urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Decided once: put into the mail `mail_id`, or dropped when there is none.
  done_at timestamptz,
  mail_id text
);
-- Newer news of a thread takes the place of what was gathered of it.
create unique index notice_mail_gathered on notice_mail (user_id, thread) where done_at is null and not urgent;
create index notice_mail_due on notice_mail (due_at) where done_at is null;
create index notice_mail_last on notice_mail (user_id, done_at) where mail_id is not null and not urgent;
