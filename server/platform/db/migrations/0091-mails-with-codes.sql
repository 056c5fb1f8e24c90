-- Mails with a link or a code that anybody can have sent to any address: a mailbox gets ten in a day
-- (docs/product/accounts.md#signing-in). Only a hash of the mailbox, for two days.

create table code_mail (
  id bigint generated always as identity primary key,
  mailbox_hash text not null,
  sent_at timestamptz not null
);
create index code_mail_of on code_mail (mailbox_hash, sent_at);
create index code_mail_sent on code_mail (sent_at);
