-- TEXTS OF ONE LINE are kept without what nobody sees (docs/product/app.md#texts-in-forms): what was written before
-- gets the form that the fields give now. A mark of direction in a name turned what was shown after it.

create function clean_line(line text) returns text language sql immutable as $$
  select coalesce(nullif(normalize(btrim(regexp_replace(regexp_replace(line,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')), NFC), ''), line)
$$;

update app_user
set first_name = clean_line(first_name), last_name = clean_line(last_name), social = clean_line(social)
where (first_name, last_name, social)
  is distinct from (clean_line(first_name), clean_line(last_name), clean_line(social));

-- A name that looks as before is no other paper: what was verified stays so.
alter table driver disable trigger document_version;
update driver
set first_name = clean_line(first_name), last_name = clean_line(last_name),
  insurance_company = clean_line(insurance_company)
where (first_name, last_name, insurance_company)
  is distinct from (clean_line(first_name), clean_line(last_name), clean_line(insurance_company));
alter table driver enable trigger document_version;

update contact_message set name = clean_line(name), subject = clean_line(subject)
where (name, subject) is distinct from (clean_line(name), clean_line(subject));

update invitation set first_name = clean_line(first_name) where first_name <> clean_line(first_name);

update passkey set name = clean_line(name) where name <> clean_line(name);

update saved_route set name = clean_line(name) where name <> clean_line(name);

update job
set title = clean_line(title), from_address = clean_line(from_address), to_address = clean_line(to_address)
where (title, from_address, to_address)
  is distinct from (clean_line(title), clean_line(from_address), clean_line(to_address));

update help_request set title = clean_line(title), license = clean_line(license)
where (title, license) is distinct from (clean_line(title), clean_line(license));

update maintenance_service set shop = clean_line(shop) where shop <> clean_line(shop);

drop function clean_line;
