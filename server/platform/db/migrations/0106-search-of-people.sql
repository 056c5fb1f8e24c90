-- ONE SEARCH OF PEOPLE (docs/product/staff.md#search-of-people): every word that is typed begins a word of a name or an
-- address, phones are compared by their digits. What is compared stands in one indexed column, and what is typed becomes
-- a question to it in one place.

-- Words without accents, case and signs.
create function plain_words(said text) returns text[]
  language sql immutable parallel safe
  return array(select word
    from regexp_split_to_table(lower(plain_name(said)), '[][[:space:][:punct:]$+<=>^`|~–—]+') word where word <> '');

-- Digits with the country's in front, as domain/core/text/phone-digits.ts makes them.
create function phone_digits(phone text) returns text
  language sql immutable parallel safe
  return (select case when length(digits) = 10 and digits = typed and phone !~ '^\s*\+' then '1' || digits else digits end
    from (select typed, regexp_replace(typed, '^(0011|011|00)', '') as digits
      from (select regexp_replace(regexp_replace(phone, '[xX#;].*$', ''), '[^0-9]', '', 'g') as typed) one) two);

-- n: a word of the name; e: the address, and its words before the @; p: the digits of the phone, the last one first.
create function person_search(first_name text, last_name text, email text, phone text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select 'n' || word from unnest(
      plain_words(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
      -- «O'Neill» is found as oneill and as neill.
      || plain_words(regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[.''’‘ʻ`]', ' ', 'g'))) word
    union select 'e' || word from unnest(plain_words(replace(split_part(email, '@', 1), '.', ' '))) word
    union select 'e' || lower(email)
    union select 'p' || reverse(phone_digits(phone)) where phone_digits(phone) <> ''));

alter table app_user drop column search_text;
alter table app_user add column search_words tsvector
  generated always as (person_search(first_name, last_name, email, phone)) stored;
create index app_user_search on app_user using gin (search_words) with (fastupdate = off);

-- Nobody looks for people by these any more.
drop index app_user_plain_name;
drop index app_user_plain_last_name;
drop index app_user_phone;

-- What a text looks for among these, null when for nothing. A phone number, of at least its last seven digits, by them alone.
create function person_query(said text) returns tsquery
  language sql immutable parallel safe
  return case
    when said ~ '^[[:space:]0-9()+./–—-]+([[:space:]]*(ext\.?|[xX#])[[:space:]]*[0-9]+)?$'
      and length(regexp_replace(regexp_replace(said, '[xX#].*$', ''), '[^0-9]', '', 'g')) >= 7
      then ('p' || reverse(regexp_replace(regexp_replace(regexp_replace(said, '[xX#].*$', ''), '[^0-9]', '', 'g'), '^(0011|011|00)', ''))
        || ':*')::tsquery
    else (select string_agg(part, ' & ')::tsquery
      from (
        select '''e' || replace(replace(lower(piece), '\', '\\'), '''', '''''') || ''':*' as part
          from regexp_split_to_table(said, '[[:space:],]+') piece where position('@' in piece) > 0
        union all
        select '(n' || word || ':* | e' || word || ':*)'
          from regexp_split_to_table(said, '[[:space:],]+') piece, unnest(plain_words(replace(piece, '.', ' '))) word
          where position('@' in piece) = 0) parts)
  end;

-- The same by the words of names alone, for whom the rest is not theirs to ask for.
create function name_query(said text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg('n' || word || ':*', ' & ')::tsquery from unnest(plain_words(replace(said, '.', ' '))) word);
