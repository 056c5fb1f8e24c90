-- PHONE NUMBERS are kept as E.164, an extension apart behind it (docs/product/app.md#phone-numbers). Until now a number
-- of ten digits, one with a 1 before them, or + and 7 to 15 digits could be written, with blanks, dots, hyphens and
-- brackets between. What is none of the numbers that the fields take now stays as it was typed.

create function kept_phone(typed text) returns text language sql immutable as $$
  select case
    when digits ~ '^(\+?1)?[2-9]\d\d[2-9]\d{6}$' then '+1' || right(digits, 10)
    when digits ~ '^\+521\d{10}$' then '+52' || right(digits, 10)
    when digits ~ '^\+[2-9]\d{6,14}$' then digits
    else typed end
  from (select regexp_replace(typed, '[\s\u00a0\u2000-\u200f\u2028-\u202f\u2066-\u2069\ufeff().-]', '', 'g') as digits) one
$$;

update app_user set phone = kept_phone(phone), whatsapp = kept_phone(whatsapp)
where (phone, whatsapp) is distinct from (kept_phone(phone), kept_phone(whatsapp));

update driver set phone = kept_phone(phone) where phone <> kept_phone(phone);

update contact_message set phone = kept_phone(phone) where phone <> kept_phone(phone);

drop function kept_phone;
