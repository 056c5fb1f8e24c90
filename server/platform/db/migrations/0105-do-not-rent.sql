-- A BLOCK IS OF THE PERSON, not of one account (docs/product/staff.md#do-not-rent).

-- It may have no end.
alter table account_block alter column ends_at drop not null;

-- What the person is known by, as keyed hashes (HMAC) alone: the key is a file of the installation. Kept for the term of the block,
-- also when the account is deleted meanwhile.
create table block_mark (
  block_id text not null references account_block on delete cascade,
  kind text not null check (kind in ('license', 'phone', 'name')),
  hash text not null check (length(hash) = 43),
  primary key (block_id, kind, hash)
);
create index block_mark_hash on block_mark (hash);

-- Staff looked at a match, and it is somebody else.
create table not_same_person (
  user_id text not null references app_user on delete cascade,
  block_id text not null references account_block on delete cascade,
  kind text not null check (kind in ('license', 'phone', 'name')),
  decided_at timestamptz not null,
  decided_by text not null references app_user,
  primary key (user_id, block_id, kind)
);
create index not_same_person_block on not_same_person (block_id);
create trigger not_same_person_is_somebody before insert on not_same_person
  for each row execute function person_is_here('user_id');

-- One license with drivers of two accounts: compared without spaces, dashes and case.
create function license_key(number text) returns text
  language sql immutable parallel safe
  return regexp_replace(upper(number), '[^A-Z0-9]', '', 'g');
create index driver_license_key on driver (license_key(license_number)) where license_number is not null;

-- Blocks whose end has come.
create index account_block_ending on account_block (coalesce(lifted_at, ends_at));

-- The privacy notice says what is kept of whom we do not rent to; what staff wrote themselves stays as it is.
insert into content_page (slug, lang, version, title, body, updated_at)
select p.slug, p.lang, p.version + 1, p.title, replace(p.body, said.before, said.before || E'\n' || said.added), now()
from content_page p
join (values
  ('en', '- Your profile stays until you ask us to delete it.',
    '- If we block a person, we keep what shows who they are, as keyed codes that cannot be read back (license number with its state, phone, and name with birth date), and the reason, for the term of the block, also when the account is deleted meanwhile.'),
  ('es', '- Tu perfil permanece hasta que nos pidas borrarlo.',
    '- Si bloqueamos a una persona, guardamos lo que indica quién es, como códigos con clave que no se pueden volver a leer (número de licencia con su estado, teléfono, y nombre con fecha de nacimiento), y el motivo, mientras dure el bloqueo, también si la cuenta se borra entretanto.')
) said (lang, before, added) on said.lang = p.lang
where p.slug = 'terms' and position(said.before in p.body) > 0 and position(said.added in p.body) = 0
  and p.version = (select max(version) from content_page other where other.slug = p.slug and other.lang = p.lang);
