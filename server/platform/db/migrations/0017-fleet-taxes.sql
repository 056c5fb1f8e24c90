-- TAXES OF AN AREA: a list, each taken of what is sold and of earlier ones of it (docs/product/prices.md#taxes).

-- Plain JSON as an order keeps it, so that what is in force travels with the area; what must never be false of it:
create function is_tax_list(list jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 8
    and (select count(distinct one ->> 'id') = count(*) from jsonb_array_elements(list) one)
    and not exists (
      select from jsonb_array_elements(list) with ordinality tax (one, place)
      where coalesce(one ->> 'id', '') = '' or (one ->> 'from') is null
        or coalesce(one ->> 'nameEn', '') = '' or coalesce(one ->> 'nameEs', '') = ''
        -- A share or so much a day, never both.
        or ((one ->> 'fraction') is null) = ((one ->> 'dayCents') is null)
        or (one ->> 'fraction')::numeric not between 0.0001 and 0.5
        or (one ->> 'dayCents')::numeric not between 1 and 100000
        or (one ->> 'firstDays')::numeric not between 1 and 3650
        or (one ->> 'until') < (one ->> 'from')
        -- What is named twice would be taxed twice.
        or not coalesce(one -> 'on' <@ '["rent", "miles", "extras", "appointment", "cover", "changeFee", "energy"]'::jsonb, false)
        or (select count(distinct base) < count(*) from jsonb_array_elements_text(one -> 'on') base)
        or (select count(distinct id) < count(*) from jsonb_array_elements_text(one -> 'onTaxes') id)
        -- Of itself, or of one that comes after it, nothing can be taken.
        or exists (
          select from jsonb_array_elements_text(one -> 'onTaxes') of_other
          where not exists (
            select from jsonb_array_elements(list) with ordinality other (two, before)
            where two ->> 'id' = of_other and before < place)))
$$;

alter table area add column tax_lines jsonb not null default '[]' check (is_tax_list(tax_lines));

-- The one rate of before is one line on all that is sold.
update area set tax_lines = jsonb_build_array(jsonb_build_object(
    'id', 'tax', 'nameEn', 'Tax', 'nameEs', 'Impuesto', 'fraction', round(tax_rate, 6), 'from', '2026-01-01',
    'on', '["rent", "miles", "extras", "appointment", "cover", "changeFee"]'::jsonb, 'onTaxes', '[]'::jsonb))
  where tax_rate between 0.0001 and 0.5;

alter table area drop column tax_rate;
