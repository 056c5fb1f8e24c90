-- WHOSE PHONE NUMBERS ARE WRITTEN WITHOUT A COUNTRY (docs/product/app.md#phone-numbers); all are kept as E.164.

alter table company
  add phone_country text not null default 'US'
    check (phone_country in ('US', 'MX', 'ES', 'CO', 'CR', 'PA', 'GB'));
